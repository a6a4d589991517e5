import { unknownPath } from "@/lib/api/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath();
