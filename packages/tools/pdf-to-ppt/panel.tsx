export { ConversionPanel as Panel, judge, startIn } from '../_kit/conversion-panel.tsx';
