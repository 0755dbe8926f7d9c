import { useNavigate } from 'react-router';
import { carry } from '../../intake/carried.ts';
import { useAddress } from '../../shell/use-locale.ts';

/** Opens files of this device on the page of another tool, without choosing them again. */
export function useCarry(): (tool: string, files: readonly File[]) => void {
  const navigate = useNavigate();
  const address = useAddress();

  return (tool, files) => {
    carry(files);
    void navigate(address(`/${tool}`));
  };
}
