// A file for the person: shared with another program, or kept by the browser.

/** Hand a file to another program, or save it where there is none; whether it was saved.
 * @param {File} file @param {ShareData} [said] what is said of it */
export async function shareFile(file, said) {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], ...said });
      return false;
    } catch (error) {
      // Whoever thinks better of it wants no file either.
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  saveFile(file);
  return true;
}

/** Have the browser keep a file. @param {File} file */
export function saveFile(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
