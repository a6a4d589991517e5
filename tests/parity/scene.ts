/** The data that both servers are asked about: the same, under ids of its own. */
export type Scene = {
  key: string;
  initiativeId: string;
  documentId: string;
  itemId: string;
  goalId: string;
  uploadId: string;
  bigId: string;
};
