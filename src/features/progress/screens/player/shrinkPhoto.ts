const LONGEST_SIDE = 800;
const QUALITY = 0.8;

/**
 * Makes a photo small before it travels: the longest side 800 px, as JPEG in a `data:` URL. What the camera wrote
 * into the file (place, time) is left behind.
 *
 * @throws when the file is not a picture that this browser can read.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  // JPEG has no transparency: what is clear becomes white paper and not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
