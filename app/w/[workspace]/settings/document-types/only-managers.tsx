import { Notice } from "@/app/components/notice";

export const OnlyManagers = () => (
  <Notice>
    Only owners and admins make and change document types. Ask one of them. Everybody can generate
    documents from them.
  </Notice>
);
