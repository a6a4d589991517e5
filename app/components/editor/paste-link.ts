import { type Command, TextSelection } from "prosemirror-state";
import { setLink } from "./editor-commands";

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** Links the selected words to a pasted address. A selected address is replaced, as by any other text. */
export const pasteLink =
  (pasted: string): Command =>
  (state, dispatch) => {
    const { selection, doc } = state;
    const { $from, $to, from, to, empty } = selection;
    const url = pasted.trim();
    if (empty || !(selection instanceof TextSelection) || !ADDRESS.test(url)) return false;
    if (!$from.sameParent($to) || $from.parent.type.spec.code) return false;
    if (ADDRESS.test(doc.textBetween(from, to).trim())) return false;
    return setLink(url)(state, dispatch);
  };
