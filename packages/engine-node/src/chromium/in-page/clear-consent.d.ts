declare const clearConsent: () => number;
export default clearConsent;
