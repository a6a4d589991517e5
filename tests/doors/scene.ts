/** What a door is asked about: the same in both, under ids of its own. */
export type Scene = {
  key: string;
  initiativeId: string;
  documentId: string;
  itemId: string;
  goalId: string;
  uploadId: string;
  bigId: string;
};
