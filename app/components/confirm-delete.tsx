import { uncapitalize } from "@/lib/text/phrases";
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from "./ui/alert-dialog";
import { Button } from "./ui/button";
import { DialogFooter } from "./ui/dialog";

type Props = { what: string; onConfirm: () => void; onClose: () => void };

export function ConfirmDelete({ what, onConfirm, onClose }: Props) {
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent
        title={`Delete ${uncapitalize(what)}?`}
        description="This cannot be undone: the trash is turned off here."
      >
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button>Cancel</Button>
          </AlertDialogCancel>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Delete for good
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
