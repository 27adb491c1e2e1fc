const HOUSE = '(?<!\\d)\\d{1,5} ?[a-z]?,?';
const WORD = "[\\p{L}\\p{N}'.-]+";

const ENGLISH =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|way|boulevard|blvd|close|crescent|terrace|gardens|grove|' +
  'highway|parkway|square|mews';

const addresses = [
  // 12 Main Street
  new RegExp(`${HOUSE} (?:${WORD} ){1,3}(?:${ENGLISH})(?!\\p{L})`, 'u'),
  // Main Street 12; the shorter words say too little there: Milky Way 7
  new RegExp(`\\p{L} (?:street|road|avenue|boulevard|lane),? (?:no\\.? ?)?\\d{1,5}(?!\\d)`, 'u'),
  // Hauptstraße 12, Lange Gasse 3, Birkenweg 5a, Kerkstraat 7, Storgatan 4
  /(?:strasse|str\.|\p{L}{2}str|gasse|allee|\p{L}{4}weg|\p{L}{3}platz|straat|\p{L}{3}laan|gatan|\p{L}{3}gata|vagen|\p{L}{3}gade) ?\d{1,4}(?!\d)/u,
  // 3 rue de Lyon
  new RegExp(`${HOUSE} ?(?:bis,? )?(?:rue|avenue|boulevard|chemin|impasse|allee) \\p{L}`, 'u'),
  // Calle Mayor 7, Via Roma 12
  new RegExp(
    `(?:^|, ?)(?:calle|avenida|avda\\.?|via|viale|piazza|plaza|rua) (?:${WORD} ){1,3}\\d{1,4}(?!\\d)`,
    'u',
  ),
  // P.O. Box 12, SW1A 1AA
  /(?<!\p{L})p\.? ?o\.? ?box(?!\p{L})/u,
  /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?![\p{L}\p{N}])/u,
];

/** Whether a text of small letters without accents names a house, as people write it in a few countries. */
export function namesAStreet(text: string): boolean {
  return addresses.some((address) => address.test(text));
}
