import { CONTENDERS, type Contender } from './contenders.ts'
import type { Cost } from './measure-cpu.ts'
import type { Gl } from './open-browser.ts'
import { costOf, type Run } from './run-rounds.ts'
import { brief, type Row } from './table.ts'

const RIVALS: readonly Contender[] = ['domPlace', 'domTransform', 'domLoop']
const WORD: Partial<Record<Contender, string>> = {
  domPlace: 'DOM and CSS, top and left',
  domTransform: 'DOM and CSS, transform',
  domLoop: 'DOM and CSS, transform, a frame loop beside',
  phaser: 'Phaser 4',
}

/** The goals that compare CPU, calls or script; each rival has a row of its own. */
export function cpuRows(runs: readonly Run[]): Row[] {
  const webgl = costOf(runs, 'stageWebgl')
  const low = costOf(runs, 'stageLow')
  const lowWithoutGl = costOf(runs, 'stageLow', 'none')
  const phaser = costOf(runs, 'phaser')
  return [
    ...RIVALS.map((rival) => mainRow(runs, webgl, rival, 'at most 1/3', 1 / 3)),
    mainRow(runs, webgl, 'phaser', 'at most 1.0', 1),
    ...(['domPlace', 'domTransform'] as const).flatMap((rival) => [
      browserRow(runs, rival, 'none'),
      browserRow(runs, rival, 'software'),
    ]),
    {
      what: 'draw calls, WebGL with 16 batch textures',
      goal: 'at most 5',
      measured: `${webgl.draws} (Phaser ${phaser.draws}; Canvas2D puts ${low.draws} pictures)`,
      value: webgl.draws,
      limit: 5,
    },
    scriptRow('script time p50, WebGL', webgl),
    scriptRow('script time p50, low-power stage', lowWithoutGl),
  ]
}

function mainRow(runs: readonly Run[], ours: Cost, rival: Contender, goal: string, limit: number): Row {
  const theirs = costOf(runs, rival).main
  return {
    what: `main-thread CPU against ${WORD[rival] ?? rival}`,
    goal,
    limit,
    measured: `${brief(ours.main)} against ${brief(theirs)} ms`,
    value: ours.main / theirs,
  }
}

/** Per frame, as the goal has it; by the second too, because the stage draws 30 frames where CSS draws 60. */
function browserRow(runs: readonly Run[], rival: Contender, gl: Gl): Row {
  const ours = costOf(runs, 'stageLow', gl)
  const theirs = costOf(runs, rival, gl)
  const bySecond = (ours.browser * ours.fps) / (theirs.browser * theirs.fps)
  return {
    what: `whole-browser CPU, low-power stage, GL ${gl}, against ${WORD[rival] ?? rival}`,
    goal: 'at most 0.6',
    limit: 0.6,
    measured: `${brief(ours.browser)} against ${brief(theirs.browser)} ms (by the second ${brief(bySecond)})`,
    value: ours.browser / theirs.browser,
  }
}

function scriptRow(what: string, { scriptP50 }: Cost): Row {
  return { what, goal: 'at most 1 ms', measured: `${brief(scriptP50)} ms`, value: scriptP50, limit: 1 }
}

/** What each contender cost: the raw figures behind the ratios. */
export function contenderRows(runs: readonly Run[]): Row[] {
  return runs.map(({ contender, gl }) => {
    const { main, script, browser, fps } = costOf(runs, contender, gl)
    return {
      what: `${CONTENDERS[contender]}, GL ${gl}`,
      goal: '',
      measured: `main ${brief(main)} (script ${brief(script)}), browser ${brief(browser)} ms a frame, ${fps.toFixed(0)} fps`,
    }
  })
}
