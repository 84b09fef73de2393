import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Loop {
  frames: number
  /** The PNG of frame i; after the last one comes the first again. */
  frame: (i: number) => Promise<Buffer>
  perSecond: number
  /** Where the film goes; its name ends in .webm. */
  file: string
  hasAlpha: boolean
  /** 20 fine to 45 coarse. */
  quality: number
}

/** Draws every frame and has ffmpeg make a VP9 film of them. */
export async function encodeLoop({ frames, frame, perSecond, file, hasAlpha, quality }: Loop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paint-'))
  try {
    for (let i = 0; i < frames; i++)
      writeFileSync(join(folder, `${String(i).padStart(4, '0')}.png`), await frame(i))
    const input = ['-framerate', String(perSecond), '-i', join(folder, '%04d.png')]
    const codec = ['-c:v', 'libvpx-vp9', '-pix_fmt', hasAlpha ? 'yuva420p' : 'yuv420p', '-an']
    const effort = [
      '-b:v',
      '0',
      '-crf',
      String(quality),
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '2',
    ]
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      ...input,
      ...codec,
      ...effort,
      '-g',
      String(frames),
      file,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
