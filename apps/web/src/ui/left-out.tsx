import { text } from './payment-text.ts';

/** What a buyer will pay besides, so that no figure here is taken for all of it. */
export function LeftOut() {
  return (
    <section>
      <h2 className="text-base font-bold">{text.leftOutTitle()}</h2>
      <p className="mt-1 text-sm">{text.leftOutLead()}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        <li>{text.leftOutLineInterest()}</li>
        <li>{text.leftOutMortgageInsurance()}</li>
        <li>{text.leftOutClosing()}</li>
        <li>{text.leftOutHoa()}</li>
      </ul>
    </section>
  );
}
