import { useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import type { Place } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { canCaptureTab, captureTab, editPicture } from '../../screenshot/index.ts';
import type { Screenshot } from '../../screenshot/types.ts';
import { ScreenshotEditor } from '../Screenshot/ScreenshotEditor.tsx';

export type ScreenshotDialogProps = {
  place: Place;
  shot: Screenshot;
  onClose: () => void;
  onFailed: (error: unknown) => void;
};

/** A screenshot that is looked over: cut, covered, and sent only then. */
export function ScreenshotDialog({ place, shot: first, onClose, onFailed }: ScreenshotDialogProps) {
  const { actions } = useAssistant();
  const [shot, setShot] = useState(first);
  const [isSending, setIsSending] = useState(false);
  return (
    <ScreenshotEditor
      picture={shot.canvas}
      missingFrames={shot.missingFrames}
      {...(canCaptureTab() && { onCaptureTab: () => void captureTab().then(setShot, onFailed) })}
      question={ASSISTANT.screenshotPrompt}
      isSending={isSending}
      onSend={async (edits, question) => {
        setIsSending(true);
        const isAsked = await actions.analysePage(place, () => editPicture(shot.canvas, edits), question);
        setIsSending(false);
        if (isAsked) onClose();
      }}
      onCancel={onClose}
    />
  );
}
