import { Question } from './Question.tsx';

export function StreaksAndFamilies() {
  return (
    <>
      <Question question="What are a streak and its shields?">
        <p>
          Your streak is the number of days in a row on which you finished a lesson. Rest days that a parent
          has set do not count as missed.
        </p>
        <p>
          You missed a day? A streak shield saves the streak, one for each day. Making a picture of an
          achievement gives you 2 shields, once a day at most and after a new lesson, and you can keep 10.
          Without a shield your next lesson begins a new streak. Your points and badges stay.
        </p>
      </Question>
      <Question question="How do family groups work?">
        <p>
          On the dashboard, open <strong>Family Leaderboard</strong>. One of you creates the family and gives
          the others its invite code, which has six characters. A family has up to 12 members.
        </p>
        <p>
          Its members see each other’s nickname or first name, picture, points, streak and lessons of the week
          and who is a parent, and nothing else. There is no chat, and nobody from outside. A parent can take
          a child off the leaderboard.
        </p>
      </Question>
      <Question question="What is premium, and how do we get it?">
        <p>
          With premium the lessons of earlier days are open too, not only today’s. It is for the whole family
          and costs nothing: it cannot be bought.
        </p>
        <p>
          You get it by referrals. Under <strong>Invite Friends &amp; Get Premium</strong> a family makes a
          code and gives it to friends. When they start their own family with it, both families get 7 days.
          More codes add more days.
        </p>
      </Question>
    </>
  );
}
