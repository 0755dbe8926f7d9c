declare const settlePage: (settings: {
  scrollMilliseconds: number;
  pictureMilliseconds: number;
  pauseMilliseconds: number;
}) => Promise<boolean>;
export default settlePage;
