/** What is said of files that are not read, beside the code `file_not_read`. Pure. */
import type { FileKind } from "./file-kind.ts";

/** English, by what the file is. */
export const UNREAD: Partial<Record<FileKind, string>> = {
  picture: "The file is a picture, which proves nothing by itself: scan the code in it.",
  heic: "The file is a photo in the HEIC format, which is not read: save it as JPEG.",
  otherPicture: "The file is a picture in a format that is not read: save it as PNG or JPEG.",
  archive: "The file is an archive: take the document out of it.",
  office: "The file is one of an office program: hand in the PDF or the proof file.",
  webPage: "The file is a web page: hand in the PDF or the proof file, or the page's address.",
  mail: "The file is a mail: hand in what is attached to it, or the link in it.",
  credential:
    "The file is the credential alone, without the proof that it was recorded: hand in the proof file (.json).",
  empty: "The file is empty.",
};
