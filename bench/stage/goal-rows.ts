import { cpuRows } from './cpu-rows.ts'
import type { TabletPace } from './measure-load.ts'
import type { FrameMemory, SceneMemory } from './measure-memory.ts'
import type { RestingFrames } from './measure-rest.ts'
import type { Run } from './run-rounds.ts'
import { brief, type Row } from './table.ts'

export interface Measured {
  runs: readonly Run[]
  rest: RestingFrames
  frameMemory: FrameMemory
  sceneMemory: SceneMemory
  hover: { webgl: number; canvas: number }
  twinGap: number
  crowd: number
  tablet: { webgl: TabletPace; canvas: TabletPace }
}

/** The goals for the stage, in the order of the list of goals. */
export function goalRows(measured: Measured): Row[] {
  const { rest, frameMemory, sceneMemory, hover, twinGap, crowd, tablet } = measured
  return [
    ...cpuRows(measured.runs),
    ...Object.entries({ ...rest }).map(([when, frames]) => ({
      what: `frames drawn while ${when}`,
      goal: '0',
      measured: String(frames),
      value: frames,
      limit: 0,
    })),
    {
      what: 'heap kept per 1000 frames',
      goal: 'at most 0.25 MB',
      measured: `${brief(frameMemory.kept)} MB`,
      value: frameMemory.kept,
      limit: 0.25,
    },
    {
      what: 'heap kept per 60 scene changes',
      goal: 'at most 5 %',
      measured: `${brief(sceneMemory.grown)} %`,
      value: sceneMemory.grown,
      limit: 5,
    },
    {
      what: 'GL contexts after 60 scene changes',
      goal: 'one',
      measured: `${sceneMemory.contexts} (${sceneMemory.newContexts} new)`,
      value: sceneMemory.contexts,
      limit: 1,
    },
    {
      what: 'textures left by 60 scene changes',
      goal: 'none',
      measured: String(sceneMemory.texturesLeft),
      value: sceneMemory.texturesLeft,
      limit: 0,
    },
    {
      what: 'texture memory of this scene',
      goal: 'at most 64 MB',
      measured: `${brief(sceneMemory.textureSize)} MB`,
      value: sceneMemory.textureSize,
      limit: 64,
    },
    {
      what: 'DOM twin and stage apart, 3 sizes, pan, zoom',
      goal: 'at most 1 px',
      measured: `${brief(twinGap)} px`,
      value: twinGap,
      limit: 1,
    },
    ...Object.entries(hover).map(([renderer, frames]) => ({
      what: `hover to changed picture, ${renderer}`,
      goal: 'next frame',
      measured: `frame ${frames}`,
      value: frames,
      limit: 1,
    })),
    {
      what: '1,500 flakes, 200 clickables: script p50',
      goal: 'at most 3 ms',
      measured: `${brief(crowd)} ms`,
      value: crowd,
      limit: 3,
    },
    tabletRow(tablet.webgl),
    tabletRow(tablet.canvas),
  ]
}

function tabletRow({ p95, wall, chosen }: TabletPace): Row {
  return {
    what: 'tablet, CPU 4x, governor: script p95 after 3 s',
    goal: 'at most 8 ms',
    measured: Number.isNaN(p95)
      ? `draws no frame (${chosen})`
      : `${brief(p95)} ms (${brief(wall)} by the wall's clock; ${chosen})`,
    value: p95,
    limit: 8,
  }
}
