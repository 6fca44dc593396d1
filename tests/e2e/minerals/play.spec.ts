// What a turn brings: parts that are cut off, a lost tile, collections, reasons, undo, the end.
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways, openHome } from '../steps';
import { CORNER, CORNER_LAID, CUTS, CUTS_LAID, WALK, WALK_LAID } from './boards';
import { COMPUTER, Scene, SIDE_A } from './scene';
import { others, resume, sit } from './sit';

const FULL = { options: { tools: SIDE_A } };

test('two parts are cut off in the player’s order', async ({ page, context, address }) => {
  const scene = await Scene.on(CUTS, { ...CUTS_LAID, ...FULL }, context, address);
  const person = await sit(page, address, scene);
  const { slip } = person;
  await person.pressHex(scene.at(16, 2));
  await expect(slip).toContainText(/1 step \S+ 2 parts come off: you say in which order\./);
  await person.go();
  await expect(slip).toContainText('2 parts are cut off');
  await expect(person.cell(scene.at(18, 0))).toHaveAccessibleName(/^tourmaline, 3, .*, about to be cut off/);
  await person.pressHex(scene.at(18, 0));
  await expect(person.why).toContainText('From a cut part you take the cheapest: a kyanite, not a tourmaline.');
  await person.pressHex(scene.at(17, 4));
  await expect(slip).toContainText('Take a kyanite 2 cut tiles go to the bag. One part comes off: that is next.');
  await expect(person.cell(scene.at(17, 3))).toHaveAccessibleName(/^anthracite, 4, .*, would go to the bag/);
  await person.go();
  await expect(slip).toContainText('A part is cut off');
  await expect(person.cell(scene.at(17, 0))).toHaveAccessibleName(/^kyanite, 2, .*, about to be cut off/);
  await person.pressHex(scene.at(17, 1));
  await expect(slip).toContainText('Take a kyanite 2 cut tiles go to the bag.');
  await person.go();
  await expect(person.pool('kyanite')).toContainText('2 kyanites in the pool');
  await expect(person.pool('wollastonite')).toContainText('1 wollastonite in the pool');
  for (const [column, row] of [
    [18, 0],
    [17, 1],
    [17, 3],
    [17, 4],
  ] as const)
    await expect(person.cell(scene.at(column, row))).toHaveAccessibleName(/^empty/);
});

test('a pawn that cannot move loses its tile', async ({ page, context, address }) => {
  const scene = await Scene.on(CORNER, { ...CORNER_LAID, ...FULL }, context, address);
  await scene.moves([12, 0], [1, 6], [15, 0], [3, 6]);
  const person = await sit(page, address, scene);
  const { slip } = person;
  await expect(slip).toContainText('No legal move: you will lose this kyanite.');
  await expect(slip).toContainText('Hammer or Map would save it.');
  await expect(slip).toContainText('Place your pawn on a white tile.');
  const kyanite = await person.board
    .getByRole('gridcell', { name: /^kyanite/ })
    .first()
    .getAttribute('data-hex');
  const [white] = await person.places();
  await person.pressHex(white ?? '');
  await expect(slip).toContainText(/You lose this kyanite Your pawn: row \d+, place \d+\. Then it is Bruno’s turn\./);
  expect(kyanite).not.toBe(white);
  await person.go();
  await expect(page.getByRole('alertdialog', { name: 'Hand the device to Bruno' })).toBeVisible();
  await scene.look();
  expect(scene.view.tiles.some(({ hex }) => JSON.stringify(hex) === JSON.stringify(scene.at(15, 0)))).toBe(false);
  expect(scene.view.seats[0]?.pool).toEqual([1, 0, 1, 0, 0]);
  expect(scene.view.bag.reduce((all, count) => all + count)).toBe(6);
  await scene.move([4, 6]);
  // It is Ada's turn again, who has the device still.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(person.cell(white ?? '')).toHaveAccessibleName(/^wollastonite, 1, .*, Ada’s pawn/);
});

test('the tools that would save a tile do', { tag: '@once' }, async ({ page, context, address }) => {
  const scene = await Scene.on(CORNER, { ...CORNER_LAID, ...FULL }, context, address);
  await scene.moves([12, 0], [1, 6], [15, 0], [3, 6]);
  const person = await sit(page, address, scene);
  await person.pressTool('hammer');
  await person.press(person.slip.getByRole('radio', { name: 'tourmaline' }).or(person.slip.locator('b')).first());
  await person.pressHex(scene.at(13, 0));
  await person.go();
  await expect(person.slip).toContainText('Your move Lift your tile and go exactly 2.');
  await person.pressHex(scene.at(13, 0));
  await person.go();
  await expect(person.cell(scene.at(13, 0))).toHaveAccessibleName(/^tourmaline, 3, .*, Ada’s pawn/);
});

test(
  'a collection is taken once nothing is missing, and undo gives it back',
  { tag: '@small' },
  async ({ page, context, address }) => {
    const scene = await Scene.on(WALK, { ...WALK_LAID, ...FULL }, context, address);
    await scene.moves([1, 0], [1, 6], [2, 0], [3, 6]);
    const person = await sit(page, address, scene);
    const { slip } = person;
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    const card = page.locator('[data-card="0"]');
    await expect(card.first()).toHaveAccessibleName(
      'First Finds, ♦, 5 points: 2 wollastonites, 1 kyanite. You lack 1 kyanite',
    );
    await person.pressHex(scene.at(4, 0));
    await expect(card.first()).toHaveAccessibleName(/then ready$/);
    await expect(slip).toContainText('Then ready: First Finds');
    await person.go();
    await expect(slip).toContainText('Your move is done Ready: First Finds.');

    await test.step('undo inside the turn asks nothing', async () => {
      await person.press(undo);
      await expect(slip).toContainText('Your move Lift your tile');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await person.pressHex(scene.at(4, 0));
      await person.go();
    });
    await others(person, scene, [4, 6], [7, 0], [6, 6]);
    await person.pressHex(scene.at(11, 0));
    await person.go();

    await person.pressCard(card);
    await expect(slip).toContainText('First Finds: 5 points');
    await expect(slip).toContainText('You pay 2 wollastonites, 1 kyanite.');
    await expect(slip).toContainText('A new collection is turned up.');
    await person.go();
    if ((await page.getByRole('dialog').count()) > 0) await person.closeDrawer();
    await expect(card).toHaveCount(0);
    await expect(person.pool('wollastonite')).toContainText('0 wollastonites in the pool');
    await scene.look();
    expect(scene.view.seats[0]?.cards).toEqual([{ card: 0, lower: false }]);
    expect(scene.view.seats[0]?.pool).toEqual([0, 0, 1, 1, 0]);
    expect(scene.view.seats[0]?.points).toBe(12);

    await test.step('what others have seen is taken back only when they agree', async () => {
      await person.press(undo);
      const question = page.getByRole('alertdialog', { name: 'Do the others agree?' });
      await person.press(question.getByRole('button', { name: 'All agree' }));
      await expect(card.first()).toHaveAccessibleName(/ready$/);
      await expect(person.pool('wollastonite')).toContainText('2 wollastonites in the pool');
    });
  },
);

test('undo past a card that was turned up asks and leaves a mark', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seats: [{ kind: 'human' }, COMPUTER] });
  expect(await scene.playUntil(({ cards }) => cards.some(({ refused }) => refused === null))).toBe(true);
  const { pool, points } = scene.view.seats[0] ?? {};
  const person = await sit(page, address, scene);
  const card = await person.card();
  if (card !== null) await person.collect(card);
  await expect(page.getByTestId('live-polite')).toContainText('Ada takes the collection');
  await expect.poll(() => person.due()).not.toBe('wait');
  await person.press(page.getByRole('button', { name: /^Undo/ }).first());
  const question = page.getByRole('alertdialog', { name: 'Take back past something hidden?' });
  await expect(question).toContainText('The game is then marked as assisted.');
  await person.press(question.getByRole('button', { name: 'Undo', exact: true }));
  await expect(question).toHaveCount(0);
  await expect.poll(() => person.due()).toBe('after');
  await scene.look();
  expect(scene.view.seats[0]).toMatchObject({ pool, points });
  expect(scene.assisted).toBe(true);
});

test('a collection with orpiment is had without it for less', { tag: '@once' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address);
  const lower = await scene.playUntil(({ cards }) =>
    cards.some(
      ({ refused, missing, missingLower }) => refused === null && missing[4] > 0 && missingLower?.every((n) => n === 0),
    ),
  );
  expect(lower).toBe(true);
  const option = (await scene.options()).cards.find(({ refused, missing }) => refused === null && missing[4] > 0);
  const before = scene.view.seats[scene.view.turn]?.points ?? 0;
  const { turn } = scene.view;
  const person = await sit(page, address, scene);
  await person.pressCard(page.locator(`[data-card="${option?.card ?? ''}"]`));
  await expect(person.slip).toContainText('Without orpiment, for the lower value.');
  await person.go();
  await scene.look();
  expect(scene.view.seats[turn]?.cards).toContainEqual({ card: option?.card, lower: true });
  expect(scene.view.seats[turn]?.points).toBeGreaterThan(before);
});

test(
  'an impossible move or tool says why and leads to its rule',
  { tag: '@small' },
  async ({ page, context, address }) => {
    const pawns = [
      [0, 0],
      [1, 2],
    ] as const;
    const scene = await Scene.on(WALK, { ...WALK_LAID, pawns, ...FULL }, context, address);
    await scene.moves([1, 0], [2, 2], [2, 0], [3, 2]);
    const person = await sit(page, address, scene);
    const { why } = person;
    const loud = page.getByTestId('live-assertive');
    for (const [[column, row], words] of [
      [[3, 0], 'You have to go exactly 2 steps; this is 1 away.'],
      [[0, 0], /A move crosses one empty place, but not two in a row \(row \d+, place \d+\)\./],
      [[3, 2], /The move would end where Bruno’s pawn stands; it must end on a free tile \(row/],
      [[5, 1], 'A move goes in one straight line, in one of the six directions.'],
    ] as const) {
      await person.pressHex(scene.at(column, row));
      await expect(why).toContainText(words);
      await expect(loud).toContainText(words);
      await person.press(person.slip.getByTestId('cancel'));
      await expect(why).toHaveCount(0);
    }
    await person.pressTool('map');
    await expect(why).toContainText('The Map costs a tourmaline, and you have no tourmaline in your pool.');
    await person.pressTool('glass');
    await expect(why).toContainText('The Magnifying Glass can be used only after the move and its cuts.');
    await person.pressTool('chest');
    await expect(why).toContainText('The tile under your pawn is not in your pool until you have landed.');
    await person.press(why.getByRole('link', { name: 'Rule MN-41' }));
    await expect(page).toHaveURL(/#\/rules\/minerals\/MN-41$/);
    await expect(page.locator('#MN-41')).toBeFocused();
  },
);

test('the end, with what the points are made of', { tag: '@once' }, async ({ page, context, address }) => {
  test.setTimeout(120_000);
  const scene = await Scene.begin(context, address, { options: { variant: 'tiles' }, seed: '3' });
  await scene.playUntil(() => scene.view.tiles.length <= 8);
  const person = await sit(page, address, scene);
  await person.playUntil(() => false);
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(scores).toBeVisible();
  await expect(scores).toContainText('The game is over: no pawn can move and no wollastonite is free.');
  await scene.look();
  for (const [seat, name] of ['Ada', 'Bruno'].entries()) {
    await expect(scores.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
    await expect(scores.getByRole('row', { name: /^Tiles/ })).toContainText(String(scene.view.seats[seat]?.points));
    await expect(scores.getByRole('row', { name: /^Total/ })).toContainText(String(scene.view.seats[seat]?.points));
  }
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.press(scores.getByRole('button', { name: 'See the board' }));
  await expect(person.slip).toContainText('The game is over');
});

test(
  'a game waits on the home screen and goes on after a restart',
  { tag: '@once' },
  async ({ page, context, address, host }) => {
    const scene = await Scene.on(WALK, { ...WALK_LAID, ...FULL }, context, address);
    await scene.moves([1, 0], [1, 6], [2, 0], [3, 6]);
    const person = await sit(page, address, scene);
    await person.pressHex(scene.at(4, 0));
    await person.go();
    await expect(person.slip).toContainText('Your move is done');
    const board = (): Promise<(string | null)[]> =>
      person.board.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    const before = await board();
    const same = async (): Promise<void> => {
      await resume(person);
      await expect(person.slip).toContainText('Your move is done');
      expect(await board()).toEqual(before);
      await expect(person.pool('kyanite')).toContainText('1 kyanite in the pool');
    };
    await person.press(page.getByRole('button', { name: 'Menu' }));
    await person.press(page.getByRole('dialog').getByRole('link', { name: 'Home' }));
    await person.press(page.getByRole('link', { name: /^Continue Minerals/ }));
    await same();
    await host.stop();
    await openHome(page, await host.start());
    await person.press(page.getByRole('link', { name: /^Continue Minerals/ }));
    await same();
  },
);
