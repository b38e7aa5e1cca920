// Modules that are made of the catalogue and of the rules when a page is served: no file has them.

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
