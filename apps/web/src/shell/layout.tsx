import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
