import { inFolders } from './in-folders.ts'

/** The packages under every page: a release of ours leaves them cached. What of them only a few pages use comes with those. */
const FOUNDATION =
  /[\\/]node_modules[\\/](?!@tanstack.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.)(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|axios|zod|zustand|@tanstack|react-hook-form)[\\/]/

/** Where adventures are made: players fetch nothing of it. */
const MAKING = [
  'src/studio/**',
  'src/features/authoring/**',
  'src/features/content/**',
  'src/features/scenes/**',
  'src/outbox/edits/**',
  'src/i18n/SpokenIn.*',
  'src/i18n/finding-words.*',
  'src/lib/sole-page.ts',
  'shared/domain/findings/**',
  'src/ui/ConflictList.*',
  'src/ui/SaveNote.*',
  'shared/content/**',
  'kinds/*/edit/**',
  'kinds/edit.ts',
  'kinds/define/edit.ts',
]

/**
 * What loads together lies together, in the order of the start. Each group takes what its folders hold and what that imports, unless a
 * group before it has it: so what two of them need is with the first (decision 85).
 */
export const CHUNKS = [
  { name: 'foundation', test: FOUNDATION },
  // All that stands before the login answers.
  { name: 'start', tags: ['$initial' as const] },
  // What two of the following share, the login's shell among them: without it the game would have it.
  {
    name: 'kit',
    test: inFolders(
      'src/ui/**',
      'src/lib/**',
      'src/i18n/**',
      'src/navigation/**',
      'src/overlay/**',
      'src/outbox/waiting/**',
      'src/shell/offline/**',
      'src/shell/orientation/**',
      '!src/ui/play/**',
      '!src/ui/announcer/announcer.ts',
      '!src/ui/announcer/news.ts',
      '!src/overlay/use-announced-card.*',
      '!src/ui/CategoryMenu.*',
      '!src/ui/MapPill.*',
      '!src/ui/focus-first-wrong.ts',
      '!src/ui/Combobox.*',
      '!src/ui/search-words.ts',
      '!src/lib/forms/**',
      '!src/lib/offer-file.ts',
      '!src/lib/use-file-drop.ts',
      '!src/lib/html/**',
      '!src/lib/sole-page.ts',
      '!src/lib/sound-choice.ts',
      '!src/lib/square-picture.ts',
      '!src/lib/time-zones/**',
      '!src/lib/under-key.ts',
      '!src/lib/blank-frame.ts',
      '!src/ui/ConflictList.*',
      '!src/ui/SaveNote.*',
      '!src/ui/TextArea.*',
      '!src/ui/calm.ts',
      '!src/lib/arrives.ts',
      '!src/lib/ask-again.ts',
      '!src/lib/at-most-every.ts',
      '!src/lib/is-element.ts',
      '!src/lib/judgements.ts',
      '!src/lib/file-address.ts',
      '!src/i18n/SpokenIn.*',
      '!src/i18n/finding-words.*',
      '!shared/domain/findings/**',
    ),
    minShareCount: 2,
  },
  // The playable map, but for its canvas; with the styles of what will stand over it, which would else be one more sheet.
  {
    name: 'game',
    test: inFolders(
      'src/app/pages/**',
      'src/game/routes/**',
      // nobody who plays sees it
      '!src/game/routes/NoAdventurePage.*',
      'src/game/start/**',
      'shared/scene/*',
      // of the editor of scenes alone
      '!shared/scene/files.ts',
      '!shared/scene/stand.ts',
      '!shared/scene/entry-of.ts',
      '!shared/scene/first-names.ts',
      'src/game/**.css',
      'src/ui/CategoryMenu.module.css',
      'src/ui/MapPill.module.css',
      'src/shell/accommodations/**.css',
      '!src/shell/accommodations/contrast.css',
      'src/shell/choices/**.css',
      'src/features/activities/**.css',
      'src/features/coaching/**.css',
      'src/features/messages/**.css',
      'src/features/push/**.css',
      'src/features/recommendations/**.css',
      'src/features/reviews/**.css',
      // of leaders
      '!src/features/coaching/parts/Led.module.css',
      '!src/features/reviews/parts/Desk.module.css',
      '!src/features/reviews/parts/LeaderLists.module.css',
      'src/features/sound/**.css',
      'src/features/streak/**.css',
      'src/features/tips/**.css',
    ),
  },
  { name: 'stage', test: inFolders('src/stage/*.tsx') },
  { name: 'scenery', test: inFolders('src/stage/weather/**', 'src/stage/film/**', 'src/stage/assistant/**') },
  // What speaks of a map, and what a person needs otherwise: it comes after the map, at once and without what pages share.
  {
    name: 'voice',
    test: inFolders(
      'src/stage/spoken/**',
      'src/shell/accommodations/**',
      // the login has these too
      '!src/shell/accommodations/follow-contrast.ts',
      '!src/shell/accommodations/contrast.css',
      'src/ui/announcer/**',
      'shared/domain/accommodation-*',
    ),
  },
  // What stands over every page, the login too.
  { name: 'shell', test: inFolders('src/app/*', 'src/pwa/*') },
  // Icons and rules that any two of the following share.
  {
    name: 'leaves',
    // the shop's goods are worn by faces, which the game draws
    test: inFolders(
      'node_modules/@phosphor-icons/**',
      'shared/domain/**',
      '!shared/domain/shop.ts',
      // of teams, and of admins
      '!shared/domain/kudos.ts',
      '!shared/domain/live-quiz.ts',
      '!shared/domain/small-groups.ts',
      '!shared/domain/team-goal.ts',
      '!shared/domain/tenant-settings.ts',
      '!shared/domain/accommodation-*',
      '!shared/domain/agreement.ts',
      // of two players
      '!shared/domain/chosen-answers.ts',
      '!shared/domain/findings/**',
    ),
    minShareCount: 2,
  },
  // What forms are checked and drafts are kept with: the map does without.
  { name: 'forms', test: inFolders('src/lib/forms/**'), minShareCount: 2 },
  { name: 'auth', test: inFolders('src/auth/*', 'src/features/session/*', 'src/features/captcha/*') },
  // What is known of every kind of task besides playing it: it leads to all players, and the map does without.
  {
    name: 'kinds',
    test: inFolders('src/features/tasks/players.ts', 'kinds/client.ts', 'kinds/define/client.tsx'),
  },
  // What any task is played and finished with.
  {
    name: 'play',
    test: inFolders(
      'kinds/*/shared/**',
      // of the server, and of what is played beside its form
      '!kinds/*/shared/show*.ts',
      'src/features/tasks/finish/**',
      'src/features/tasks/parts/**',
      // of films and books
      '!src/features/tasks/parts/ChoiceQuestion.*',
      'src/features/tasks/play/**',
      'src/lib/html/**',
      'src/lib/is-element.ts',
      'src/lib/judgements.ts',
      'src/ui/calm.ts',
      'src/ui/play/**',
    ),
  },
  // What stands over a map and comes after it.
  {
    name: 'hud',
    test: inFolders(
      'src/game/hud/**',
      'src/game/widgets/**',
      'src/game/map/changed/**',
      'src/game/map/locked/**',
      'src/shell/choices/**',
      // over other pages as well, and small
      'src/app/language/**',
      'src/app/statistics/**',
      'src/shell/session-end/**',
      'src/shell/unsent/**',
    ),
  },
  // What stands over a page now and then, at the end of a task first of all.
  { name: 'popups', test: inFolders('src/shell/popups/**') },
  // What only rooms of leaders, makers and admins share: no player fetches it.
  {
    name: 'rooms',
    test: inFolders(
      'shared/contract/content*.ts',
      'shared/contract/figure*.ts',
      'shared/contract/people*.ts',
      'shared/contract/preview*.ts',
      'shared/contract/seasons.ts',
      'shared/contract/shop-desk.ts',
      'shared/contract/translations.ts',
      'shared/domain/findings/**',
      'shared/domain/tenant-settings.ts',
      'shared/scene/files.ts',
      'shared/scene/stand.ts',
      'shared/scene/texts/**',
      'src/features/figures/**',
      'src/features/people/**',
      'src/features/previews/**',
      'src/lib/use-file-drop.ts',
      'src/ui/Combobox.*',
      '!src/**.css',
    ),
    minShareCount: 2,
  },
  // The rest that areas share.
  {
    name: 'common',
    test: inFolders(
      'src/**',
      'shared/**',
      '!src/game/pages/**',
      '!src/ui/TextArea.*',
      '!shared/domain/agreement.ts',
      '!shared/domain/chosen-answers.ts',
      '!src/features/tasks/parts/ChoiceQuestion.*',
      // of live quizzes, and of questions of files
      '!src/features/live/**',
      '!shared/contract/live.ts',
      '!shared/questions/**',
      '!src/features/security/**',
      '!shared/contract/second-factor.ts',
      '!shared/domain/second-factor.ts',
      ...MAKING.map((folder) => `!${folder}`),
    ),
    minShareCount: 2,
  },
  // Settings of a tenant have it too, and nothing else of what makers share.
  { name: 'text-area', test: inFolders('src/ui/TextArea.*'), minShareCount: 2 },
  // What the rooms of makers share. After what players have, which it may need.
  { name: 'making', test: inFolders(...MAKING), minShareCount: 2 },
  { name: 'pages', test: inFolders('src/game/pages/**') },
  // How leaders, designers and admins prove a login.
  { name: 'security', test: inFolders('src/features/security/**', 'src/auth/second-step/**') },
]
