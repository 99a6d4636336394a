import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';
import { checkImage, type ImageProblem, type PendingImage } from '../Composer/images.ts';

/** Returns the pictures of a question that is being written: checked, stored, and shown while they are on their way. */
export function useImages() {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const { actions } = useAssistant();
  const [list, setList] = useState<PendingImage[]>([]);
  const previews = useRef(new Set<string>());
  const count = useRef(0);
  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (id: string, part: Partial<PendingImage>) =>
    setList((images) => images.map((image) => (image.id === id ? { ...image, ...part } : image)));

  async function add(files: File[]): Promise<void> {
    let present = list.length;
    for (const file of files) {
      const problem = await checkImage(file, present);
      if (problem) {
        toasts.show({ tone: 'warning', title: textOf(problem, file.name) });
        continue;
      }
      present += 1;
      count.current += 1;
      const id = `image-${count.current}`;
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      setList((images) => [...images, { id, name: file.name, preview, status: 'uploading' }]);
      void upload(id, file);
    }
  }

  async function upload(id: string, file: File): Promise<void> {
    const url = await actions.uploadImage(file);
    change(id, url === undefined ? { status: 'failed' } : { status: 'ready', url });
  }

  function textOf(problem: ImageProblem, name: string): string {
    switch (problem) {
      case 'not-an-image':
        return i18n._({
          id: 'ai.image.notAnImage',
          message: '“{name}”不是图片，请选择 JPG、PNG 或 WebP',
          values: { name },
        });
      case 'too-large':
        return i18n._({
          id: 'ai.image.tooLarge',
          message: '“{name}”超过 8 MB，请压缩后再试',
          values: { name },
        });
      case 'too-many':
        return i18n._({ id: 'ai.image.tooMany', message: '一次最多 3 张图片' });
    }
  }

  return {
    list,
    urls: list.flatMap(({ url }) => url ?? []),
    add: (files: File[]) => void add(files),
    remove: (id: string) => setList((images) => images.filter((image) => image.id !== id)),
    clear: () => setList([]),
  };
}
