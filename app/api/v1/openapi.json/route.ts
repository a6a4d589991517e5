import { catalogue } from "../catalogue";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = catalogue["/openapi.json"];
