import type { DocumentReference } from "../../../reference";

/** Statements that no document about the inspections without a network may make. */
export const elsewhere: DocumentReference["wrong"] = [
  { says: ["Vベルト|発注点|棚卸し"], because: "予備品という別の取り組み。" },
  { says: ["フルエル|振動|抄紙機"], because: "振動センサーという別の取り組み。" },
  { says: ["OCR"], because: "打ち切ったもの。" },
  { says: ["段ボール|フリーアドレス|本町"], because: "引っこしの連絡。" },
  { says: ["ボールペン|名刺"], because: "展示会のこまごました話。" },
  { says: ["E4572E"], because: "文章のルールで、中身ではない。" },
];

/** Says that the idea of 2025 is done, which an archived document calls off. */
export const abandoned = {
  says: ["Excelに書き出|Excelを取りこむ"],
  because: "2025年の案で、中止した。",
};
