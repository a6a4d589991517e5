import type { Piece } from "@/lib/lines/compare-texts";

export function Pieces({ pieces }: { pieces: Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
  return pieces.map((piece, nth) => <PieceText key={nth} {...piece} />);
}

function PieceText({ kind, text }: Piece) {
  if (kind === "same") return text;
  const Mark = kind === "removed" ? "del" : "ins";
  return <Mark className="words">{showBlanks(text)}</Mark>;
}

const showBlanks = (text: string) =>
  text.trim() ? text : text.replace(/ /g, "·").replace(/\t/g, "→").replace(/\r?\n/g, "↵\n");
