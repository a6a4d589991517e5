import { refuseUnknownPath } from "@/lib/api/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = refuseUnknownPath();
