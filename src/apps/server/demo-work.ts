import sharp from 'sharp';

/** What demo Ada has written, by the bank's prompt. */
export const ESSAYS: Readonly<Record<string, string>> = {
  'writing/medium/a-sock-writes-home': `Dear Lefty,

I am sorry that I did not say goodbye. The machine shook so hard that I slipped behind it. It was dark there and it smelled of soap. I was scared, but then I met a button called Bruno. He has lived there for six years and he knows every sound.

On Monday a cat found me. Now I am a bed for her kitten. It is very soft and it purrs on me all night. I think I will stay until the kitten is big. Then I will come home and tell you all about it.

Your twin,
Righty`,
  'writing/medium/thank-you-inventor': `Dear inventor of the pillow,

I do not know your name, but I want to say thank you. Every night I put my head on your idea. My grandmother uses two pillows because her neck hurts, and my brother builds castles out of them. When I am sad I can hide my face in mine and nobody sees.

Were you the first person who did not want to sleep on a stone? I hope you had good dreams. I do.

Thank you from Ada`,
  'writing/medium/the-kite-that-would-not-come-down': `Marisol pulled and pulled, but the kite did not come down. "It is supper time!" she called. The kite shook its tail. It wanted to see what was behind the hill, because from the ground it could only ever see the hill.

Marisol thought about it. Then she walked. She walked up the hill with the string in her hand, and the kite danced. On the other side there was the sea. They looked at it together until the wind got tired. Then the kite came down all by itself and lay in her arms.`,
  'writing/medium/the-rules-of-the-game': `My game is called Quiet Fox. You need four or more people and one bunch of keys.

First, one person sits on a chair with closed eyes. That is the farmer. Next, put the keys under the chair. Then the farmer counts to ten and the foxes stand at the wall. One fox at a time tries to sneak up and take the keys. If the farmer hears something, he points. If he points at you, you go back to the wall. The fox who gets the keys without a sound is the next farmer.`,
};

/** A photo of an experiment: a drawing, since nobody's picture is to be in here. As JPEG. */
export async function demoPhoto(): Promise<Uint8Array> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#f3e4c6"/><rect y="430" width="800" height="170" fill="#b98a5a"/>
    <g stroke="#5d7f95" stroke-width="6" fill="#dff1f7" fill-opacity=".85">
      <path d="M180 220h130v230q0 20-20 20h-90q-20 0-20-20z"/><path d="M430 220h130v230q0 20-20 20h-90q-20 0-20-20z"/></g>
    <path d="M183 330h124v118q0 18-18 18h-88q-18 0-18-18z" fill="#d9534a"/>
    <path d="M433 330h124v118q0 18-18 18h-88q-18 0-18-18z" fill="#4a7fd9"/>
    <g stroke-width="26" stroke-linecap="round"><path d="M245 450V150" stroke="#e8a09a"/><path d="M495 450V150" stroke="#9ab9e8"/></g>
    <g fill="#7fae4f"><circle cx="215" cy="130" r="34"/><circle cx="270" cy="118" r="40"/><circle cx="465" cy="130" r="34"/><circle cx="522" cy="118" r="40"/></g></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer();
}
