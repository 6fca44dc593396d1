// How a recruit is paid for: the three ways at once, the mix changed by hand, what is refused, and each ability that
// helps.
import type { Division, Payer, Plan, Specialist } from '../../../src/lib/backend/bindings/space-explorers';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways } from '../steps';
import { DIVISIONS, Scene, total } from './scene';
import { open, resume, sit } from './sit';

/** The colours of these counts. */
const colours = (counts: readonly number[]): Division[] => DIVISIONS.filter((_, place) => (counts[place] ?? 0) > 0);
const payers = (plan: Plan, kind: Payer['kind']): Payer[] =>
  plan.ladder.flatMap(({ payer }) => (payer.kind === kind ? [payer] : []));
/** Whether this specialist's icons, or the one more that is ignored, are in the mix. */
const helps = (plan: Plan, card: Specialist): boolean =>
  plan.ladder.some(({ payer }) => payer.kind === 'ability' && payer.card === card);

/** Holds what has become of a recruit against its plan. */
async function expectDone(scene: Scene, plan: Plan, before: Scene['view']): Promise<void> {
  await scene.look();
  const [ada, bruno] = scene.view.seats;
  const [was, had] = before.seats;
  expect(scene.top(plan.division)).toBe(plan.card);
  const { tokens, cards } = plan.payment;
  expect(ada?.tokens).toEqual(was?.tokens.map((held, place) => held - (tokens[place] ?? 0)));
  expect(bruno?.tokens).toEqual(had?.tokens.map((held, place) => held + (tokens[place] ?? 0)));
  for (const card of cards) expect(scene.view.center).toContain(card);
}

test('a payment by token, returned card and ability at once', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  await scene.hire(13);
  const plan = await scene.seek(
    (one) => total(one.payment.tokens) > 0 && one.payment.cards.length > 0 && helps(one, 13),
  );
  const before = scene.view;
  const person = await sit(page, address, scene);
  await open(person, plan);
  const [token = 'science'] = colours(plan.payment.tokens);
  const [card = 0] = plan.payment.cards;
  await expect(person.plan.getByRole('heading').first()).toHaveAccessibleName(
    new RegExp(`^Recruit ${scene.name(plan.card)} into `),
  );
  for (const [source, words] of [
    [person.source(`token-${token}`), / token\. Take out of the mix$/],
    [person.source(`card-${card}`), new RegExp(`: returned: ${scene.role(card)}`)],
    [person.source('ability-testing'), new RegExp(`: by ${scene.role(13)}\\. `)],
  ] as const) {
    await expect(source).toHaveAttribute('aria-pressed', 'true');
    await expect(person.ladder.getByRole('button', { name: words }).first()).toBeVisible();
  }
  await expect(person.plan).toContainText('Bruno gets your tokens:');
  await expect(person.plan).toContainText(/Back to the Center: /);
  await expectAccessible(page);
  await expectNoSideways(page);

  await test.step('it is changed by hand, and the best mix comes back', async () => {
    const best = await person.ladder.textContent();
    const mix = person.plan.getByTestId('best-mix');
    await expect(mix).toHaveCount(0);
    // A tap on what pays takes it out; what is open then is said, and the recruit waits.
    await person.toggle(person.source(`card-${card}`));
    await expect(person.source(`card-${card}`)).toHaveAttribute('aria-pressed', 'false');
    await expect(mix).toBeVisible();
    expect(await person.ladder.textContent()).not.toBe(best);
    await person.press(mix);
    await expect(mix).toHaveCount(0);
    await expect(person.ladder).toHaveText(best ?? '');
    await expect(person.source(`card-${card}`)).toHaveAttribute('aria-pressed', 'true');
    await person.toggle(person.source('ability-testing'));
    await expect(person.source('ability-testing')).toHaveAttribute('aria-pressed', 'false');
    await expect(mix).toBeVisible();
    await person.press(mix);
    await expect(person.ladder).toHaveText(best ?? '');
  });
  await person.go();
  await expectDone(scene, plan, before);
  // Its own ability works from the next turn on, and the one that paid still lies on top.
  expect(scene.top('testing')).toBe(13);
});

test('what is not paid says why and leads to its rule', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '2' });
  const dear = (await scene.options()).recruits.find(({ possible, lacking }) => !possible && lacking > 1);
  const person = await sit(page, address, scene);
  const card = dear?.card ?? 0;
  await person.arrange(card);
  const off = person.plan.getByTestId('recruit-off');
  await expect(person.ladder.getByText('missing').first()).toBeVisible();
  await person.pressOff(off);
  await expect(person.why).toContainText(/\d+\s(of these )?icons (is|are) not paid for yet/);
  await expect(page.getByTestId('live-assertive')).toContainText(/not paid for yet/);
  await expectAccessible(page);
  await person.press(person.why.getByRole('link', { name: /^Rule SE-13/ }));
  await expect(page).toHaveURL(/#\/rules\/space-explorers\/SE-13$/);
  await expect(page.locator('#SE-13')).toBeFocused();
  await page.goBack();
  await resume(person);
  await expect(person.turn).toContainText('Take or recruit');
});

test('a token that covers nothing is refused with its reason', { tag: '@once' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '2' });
  const plan = await scene.seek(({ tokenFits, payment }) =>
    tokenFits.some((fits, place) => !fits && payment.tokens[place] === 0),
  );
  const person = await sit(page, address, scene);
  await open(person, plan);
  const [division = 'science'] = DIVISIONS.filter(
    (_, place) => !plan.tokenFits[place] && plan.payment.tokens[place] === 0,
  );
  const mix = await person.ladder.textContent();
  await person.press(person.source(`token-${division}`));
  await expect(person.why).toContainText(/There is no icon left that a .* token could pay for\./);
  await expect(person.why.getByRole('link', { name: /^Rule SE-15/ })).toBeVisible();
  await expect(person.ladder).toHaveText(mix ?? '');
  await person.press(person.why.getByRole('button', { name: 'Close' }));
  await expect(person.why).toHaveCount(0);
  await expect(person.plan).toBeVisible();
});

interface Help {
  readonly title: string;
  readonly card: Specialist;
  readonly seed: string;
  /** Whether its help is in the mix. */
  readonly used: (plan: Plan) => boolean;
  /** How the ladder tells it. */
  readonly told: RegExp;
  /** Bruno pays with tokens first, so that Ada has two of a colour. */
  readonly pair?: true;
}
const HELPS: readonly Help[] = [
  {
    title: 'icons of any kind for a recruit from the hand',
    card: 7,
    seed: '5',
    used: (plan) => plan.from === 'hand' && helps(plan, 7),
    told: /: by /,
  },
  {
    title: 'a token that stays',
    card: 20,
    seed: '9',
    used: (plan) => payers(plan, 'staying-token').length > 0,
    told: /: .* token, stays with you by /,
  },
  {
    title: 'a returned card that counts as three icons',
    card: 22,
    seed: '11',
    used: (plan) => payers(plan, 'card').length === 3 && plan.payment.cards.length === 1,
    told: /: returned: /,
  },
  {
    title: 'two tokens of one colour for an icon of another',
    card: 34,
    seed: '1',
    used: (plan) => payers(plan, 'pair').length > 0,
    told: /: two tokens \(2 .*\), by /,
    pair: true,
  },
  {
    title: 'one more icon that is ignored',
    card: 43,
    seed: '5',
    used: (plan) => helps(plan, 43),
    told: /: by /,
  },
  {
    title: 'tokens for icons of any kind',
    card: 44,
    seed: '20',
    used: (plan) => payers(plan, 'token').some((payer) => payer.kind === 'token' && payer.ability === 44),
    told: /: .* token, by /,
  },
];
for (const { title, card, seed, used, told, pair } of HELPS)
  test(`an ability that pays: ${title}`, async ({ page, context, address }) => {
    const scene = await Scene.begin(context, address, { seed });
    await scene.hire(card);
    if (pair === true) await scene.enrich();
    const plan = await scene.seek(used);
    const before = scene.view;
    const person = await sit(page, address, scene);
    await open(person, plan);
    await expect(person.ladder.getByRole('button', { name: told }).first()).toBeVisible();
    const { division } = scene.specialist(card);
    const source = person.source(`ability-${division}`);
    await expect(source).toHaveAttribute('aria-pressed', 'true');
    await expect(source).toHaveAccessibleName(new RegExp(`^${scene.name(card)}, `));
    await person.go();
    await expectDone(scene, plan, before);
  });
