const EXCEL = "an Excel workbook. Save the sheet as CSV UTF-8 and upload that";
const POWERPOINT = "a PowerPoint presentation. Export it as PDF and upload that";

export const NAMED_KINDS = new Map([
  ["xls", EXCEL],
  ["xlsx", EXCEL],
  ["xlsm", EXCEL],
  ["xlsb", EXCEL],
  ["doc", "a Word 97–2003 document (.doc). Save it as .docx and upload that"],
  ["ppt", POWERPOINT],
  ["pptx", POWERPOINT],
  ["tsv", "a table with tabs between its cells. Rename it to end in .csv and upload that"],
]);

export const ZIP_KINDS = [
  ["xl/workbook", EXCEL],
  ["xl/worksheets/", EXCEL],
  ["ppt/presentation.xml", POWERPOINT],
  [
    "application/vnd.oasis.opendocument",
    "an OpenDocument file. Save it as .docx or PDF and upload that",
  ],
  ["application/epub+zip", "an e-book (EPUB). Convert it to PDF and upload that"],
  ["META-INF/MANIFEST.MF", "a Java archive. Upload the documents that describe it instead"],
] as const;

/** .doc, .xls and .ppt files, and newer Office files with a password. */
export const OLD_OFFICE = "\xd0\xcf\x11\xe0";

export const BINARY_KINDS = [
  ["\x89PNG", "a PNG image"],
  ["\xff\xd8\xff", "a JPEG image"],
  ["GIF8", "a GIF image"],
  ["RIFF", "an image, sound or video (RIFF)"],
  ["MZ", "a Windows program"],
  ["\x7fELF", "a Linux program"],
  ["\xcf\xfa\xed\xfe", "a macOS program"],
  [
    OLD_OFFICE,
    "an Office document that is old (.doc, .xls, .ppt) or has a password: save it as .docx or PDF without one",
  ],
  ["PK", "a damaged or split zip archive"],
  ["\x1f\x8b", "a gzip archive"],
  ["BZh", "a bzip2 archive"],
  ["\xfd7zXZ", "an xz archive"],
  ["7z\xbc\xaf", "a 7-Zip archive"],
  ["Rar!", "a RAR archive"],
  ["SQLite format 3", "a SQLite database"],
  ["ID3", "an MP3 sound"],
  ["OggS", "an Ogg sound or video"],
] as const;

export const TEXT_KINDS = [
  [/^<(?:!doctype\s+html|html|head|body|script)\b/i, "a web page (HTML). Save it as PDF"],
  [/^<svg\b/i, "an SVG image. Save the page that it belongs to as PDF"],
  [/^<\?xml\b/i, "an XML file. Save its content as plain text or CSV"],
  [/^\{\\rtf/, "a Rich Text document (RTF). Save it as .docx"],
  [/^%!PS/, "a PostScript document. Convert it to PDF"],
] as const;
