// Modules that are made of the catalogue, the rules and the pictures when a page is served: no file has them.

declare module "*.ftl.js" {
  /** Sentences, as `learnMore` takes them. */
  const text: string;
  export default text;
}

declare module "*.json.js" {
  /** A rule sheet, as a table would answer with it. */
  const sheet: import("./rules/answers.js").Answer;
  export default sheet;
}

declare module "*.svg.js" {
  /** The pictures of a folder: the text of each by the name of its file. */
  const pictures: Record<string, string>;
  export default pictures;
}
