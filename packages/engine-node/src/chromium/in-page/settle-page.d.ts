declare const settlePage: (longest: {
  scrollMilliseconds: number;
  pictureMilliseconds: number;
}) => Promise<void>;
export default settlePage;
