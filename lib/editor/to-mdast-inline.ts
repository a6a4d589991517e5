import type { PhrasingContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";

type Piece = { node: Node; marks: readonly Mark[] };

const hasPlace = (mark: Mark) => mark.attrs.d >= 0;
const isCode = (mark: Mark) => mark.type.name === "inlineCode";

export const inlineToMdast = (nodes: readonly Node[]): PhrasingContent[] =>
  nest(nodes.map((node) => ({ node, marks: dropDoubles(node.marks) })));

const dropDoubles = (marks: readonly Mark[]) =>
  marks.filter(
    (mark) => hasPlace(mark) || !marks.some((other) => hasPlace(other) && isSameKind(mark, other)),
  );

function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  let at = 0;
  while (at < pieces.length) {
    const { mark, length } = findWidest(pieces, at);
    const run = pieces.slice(at, at + length);
    out.push(
      ...(mark ? [wrap(mark, nest(run.map((piece) => dropMark(piece, mark))))] : toLeaf(run)),
    );
    at += length;
  }
  return out;
}

function listCandidates({ marks }: Piece): Mark[] {
  const around = marks.filter((mark) => !isCode(mark));
  const placed = around.filter(hasPlace);
  const outermost = Math.min(...placed.map(({ attrs }) => attrs.d));
  return around.filter((mark) => !hasPlace(mark) || mark.attrs.d === outermost);
}

/** Prefers a mark that a person set among marks of equal span. */
function findWidest(pieces: readonly Piece[], at: number): { mark?: Mark; length: number } {
  const [piece] = pieces.slice(at, at + 1);
  let best: { mark?: Mark; length: number } = { length: 1 };
  for (const mark of piece ? listCandidates(piece) : []) {
    let end = at + 1;
    for (let next = pieces[end]; next; next = pieces[end]) {
      if (!listCandidates(next).some((other) => meets(mark, other))) break;
      end += 1;
    }
    const length = end - at;
    const isBetter = length > best.length || (length === best.length && !hasPlace(mark));
    if (!best.mark || isBetter) best = { mark, length };
  }
  return best;
}

function isSameKind(one: Mark, other: Mark): boolean {
  const [a, b] = [one.attrs, other.attrs];
  return (
    one.type === other.type && Object.keys(a).every((name) => name === "d" || a[name] === b[name])
  );
}

const meets = (one: Mark, other: Mark) =>
  isSameKind(one, other) && (one.attrs.d === other.attrs.d || !hasPlace(one) || !hasPlace(other));

function dropMark(piece: Piece, mark: Mark): Piece {
  const gone = listCandidates(piece).find((other) => meets(mark, other));
  return { node: piece.node, marks: piece.marks.filter((other) => other !== gone) };
}

function wrap({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  const { identifier, label, referenceType, url, title } = attrs;
  switch (type.name) {
    case "emphasis":
    case "strong":
    case "delete":
      return { type: type.name, children };
    case "link":
      return { type: "link", url, title, children };
    case "linkReference":
      return { type: "linkReference", identifier, label, referenceType, children };
    default:
      throw new RangeError(`No mark: ${type.name}`);
  }
}

function toLeaf([piece]: readonly Piece[]): PhrasingContent[] {
  if (!piece) return [];
  const { node, marks } = piece;
  const { identifier, label, referenceType, alt, url, title, value } = node.attrs;
  switch (node.type.name) {
    case "text": {
      const text = node.text ?? "";
      return [
        marks.some(isCode) ? { type: "inlineCode", value: text } : { type: "text", value: text },
      ];
    }
    case "softBreak":
      return [{ type: "text", value: "\n" }];
    case "break":
      return [{ type: "break" }];
    case "image":
      return [{ type: "image", url, title, alt }];
    case "imageReference":
      return [{ type: "imageReference", identifier, label, referenceType, alt }];
    case "footnoteReference":
      return [{ type: "footnoteReference", identifier, label }];
    case "inlineHtml":
      return [{ type: "html", value }];
    default:
      throw new RangeError(`Nothing for a line: ${node.type.name}`);
  }
}
