/** One section of a document, as its writer should see it. */
type Section = {
  heading: string;
  /** One plain sentence that tells the writer what belongs here. */
  purpose: string;
};

/** The sections of one document type, in reading order. */
export type Outline = readonly Section[];
