export { SheetPanel as Panel, sendSheet as send } from '../_kit/sheet-panel.tsx';
