import { Notice } from "@/app/components/notice";

export const OnlyManagers = () => (
  <Notice>
    Only owners and admins create and change document types. Ask one of them. Everybody can generate
    documents from them.
  </Notice>
);
