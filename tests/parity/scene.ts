/** The data that a server is asked about. Both servers have the same data under different ids. */
export type Scene = {
  key: string;
  initiativeId: string;
  documentId: string;
  itemId: string;
  goalId: string;
  uploadId: string;
  bigId: string;
};
