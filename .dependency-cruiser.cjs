/** The walls of this house, made from tools/lint/rooms.cjs; `npm run deps` looks whether they stand. Tests may use more. */
const { ROOMS } = require('./tools/lint/rooms.cjs')

const TEST = '\\.(test|spec)\\.tsx?$'
/** How a kind of task is played in tests. */
const SAMPLE = '^kinds/(samples|[^/]+/sample)\\.ts$'
/** Names the files of texts for the compiler alone. */
const TYPED_KEYS = '^src/i18n/keys\\.d\\.ts$'

const packages = (names) => `node_modules/(@types/)?(${names.join('|')})/`

/** `^src/features/([^/]+)/` is said as `src/features/*`. */
const spoken = (folder) => folder.replace('([^/]+)', '*').replace(/[\^$\\()]|\/$/g, '')

/** The rules of one room. */
function rulesOf({ folder, name = spoken(folder), self = folder, may, npm, node = false }) {
  const from = { path: folder, pathNot: [TEST, TYPED_KEYS] }
  const rules = [
    {
      name: `${name} looks only at its neighbours`,
      severity: 'error',
      from,
      to: { path: '^(kinds|shared|src|server|tools|art|bench|e2e)/', pathNot: [self, ...may] },
    },
    {
      name: `${name} touches only its packages`,
      severity: 'error',
      from,
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: npm.length > 0 ? packages(npm) : '^$',
      },
    },
  ]
  return node
    ? rules
    : [
        ...rules,
        {
          name: `${name} runs without Node`,
          severity: 'error',
          from,
          to: { dependencyTypes: ['core'] },
        },
      ]
}

module.exports = {
  forbidden: [
    ...ROOMS.flatMap(rulesOf),
    {
      name: 'every folder has its row in tools/lint/rooms.cjs',
      severity: 'error',
      from: {
        path: '^(kinds|shared|src|server)/',
        pathNot: [TEST, TYPED_KEYS, ...ROOMS.map(({ folder }) => folder)],
      },
      to: {},
    },
    {
      name: 'no cycles',
      severity: 'error',
      // the settings of knip name its package by their own file's name
      from: { pathNot: '^knip\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'parts and kinds of a feature are private',
      severity: 'error',
      from: { path: '^src/(?!features/|testing/)' },
      to: { path: '^src/features/[^/]+/(parts|kinds)/' },
    },
    {
      name: 'the canvas libraries live on the stage',
      severity: 'error',
      from: { pathNot: '^(src/stage|bench|tools)/' },
      to: { path: packages(['pixi\\.js', '@pixi/react', 'gsap']) },
    },
    {
      name: '@pixi/react is for the host, the scene and its parts',
      severity: 'error',
      from: {
        path: '^src/stage/',
        pathNot: ['^src/stage/(StageHost|Scene|(weather|film|assistant)/[A-Z]\\w+)\\.tsx$', TEST],
      },
      to: { path: packages(['@pixi/react']) },
    },
    {
      name: 'nothing that is given or told to players can be reached from a preview',
      severity: 'error',
      from: { path: '^server/preview/', pathNot: TEST },
      to: {
        // who may see it is asked, and nothing is given by that
        path: '^server/(rewards/|policies/(?!must-translate\\.ts))|^server/(play/(presence|badge-[a-z-]+|enrol)|lib/(jobs|mail|notify))\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'only tests use what is made for tests',
      severity: 'error',
      from: { pathNot: [TEST, SAMPLE, '^(src|server)/testing/', '^(e2e|bench|tools|art)/'] },
      to: { path: ['^(src|server)/testing/', SAMPLE] },
    },
    {
      name: 'tests are never imported',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'what ships is a dependency',
      severity: 'error',
      from: { path: '^(kinds|shared|src|server)/', pathNot: [TEST, SAMPLE, '^(src|server)/testing/'] },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        pathNot: 'node_modules/@types/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'every import exists',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|look|\\.cache)/|(^|/)node_modules/.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
