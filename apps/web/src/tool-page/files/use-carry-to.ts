import { useNavigate } from 'react-router';
import { carry } from '../../intake/carried.ts';
import { useAddress } from '../../shell/use-locale.ts';

/** Opens a file of this device on the page of another tool, without choosing it again. */
export function useCarryTo(tool: string): (file: File) => void {
  const navigate = useNavigate();
  const address = useAddress();

  return (file) => {
    carry([file]);
    void navigate(address(`/${tool}`));
  };
}
