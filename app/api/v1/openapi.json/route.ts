import { catalogue } from "../catalogue";

export const { GET, POST, PUT, PATCH, DELETE } = catalogue["/openapi.json"];
