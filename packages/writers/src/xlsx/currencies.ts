/**
 * Codes of circulating currencies (ISO 4217), without `ALL` and `TOP`, which are ordinary words before a
 * number.
 */
const codes =
  'AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD ' +
  'MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB ' +
  'RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU ' +
  'UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

/** Notations of currencies without a symbol of their own. */
const signs = String.raw`(?:US|CA|AU|NZ|HK|NT|MX|[ACRS])\$|Fr\.|kr\.?|zł|Kč|Rs\.?`;

/** Pattern of a currency next to a number, for regular expressions with the flag `u`. */
export const currency = String.raw`(?:${signs}|\p{Sc}|${codes.replaceAll(' ', '|')})`;
