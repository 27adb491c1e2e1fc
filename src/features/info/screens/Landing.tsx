import { Island } from '../../../kit/Island.tsx';
import { ForFamilies } from './landing/ForFamilies.tsx';
import { Hero } from './landing/Hero.tsx';
import { JoinNow } from './landing/JoinNow.tsx';
import { SubjectPlaces } from './landing/SubjectPlaces.tsx';

/** What a visitor sees at the start page, between the public top bar and the footer. */
export function Landing() {
  return (
    <>
      <title>Brightling: Learning Made Fun!</title>
      <Island name="landing-hero">
        <Hero />
      </Island>
      <div className="flex flex-col gap-20 pt-14 pb-20 lg:gap-28 lg:pt-16 lg:pb-28">
        <SubjectPlaces />
        <ForFamilies />
        <JoinNow />
      </div>
    </>
  );
}
