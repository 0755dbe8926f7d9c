import { useEffect, useState } from 'react';
import { useEditor } from '../state/editor-context.ts';

/** Address of a picture among the files of the editor, while it is shown. */
export function usePictureAddress(asset: string | null): string | undefined {
  const { assets } = useEditor();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const blob = asset === null ? undefined : assets.get(asset);

    if (blob === undefined) {
      setAddress(undefined);

      return;
    }

    const made = URL.createObjectURL(blob);
    setAddress(made);

    return () => URL.revokeObjectURL(made);
  }, [asset, assets]);

  return address;
}
