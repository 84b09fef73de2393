import { useEffect, useState, type ComponentType } from 'react'
import { retryWithBackoff } from './retry-with-backoff.ts'
import { afterFirstView } from './first-view.ts'
import { fetchLostStyles } from './lost-styles.ts'
import { report } from './report.ts'

/** A part of the screen whose code comes when it is needed. What did not come is asked for anew, and never kept as lost. */
export interface LatePart<Props> {
  /** Null until it has come. */
  now: () => ComponentType<Props> | null
  /** Asks for it, ahead of its time or again. Never rejects. @returns whether it is there */
  fetch: () => Promise<boolean>
}

/** Where code is missing though the server answers, a newer release has taken its place: the page is loaded anew. */
export async function loadNewRelease(): Promise<void> {
  const isThere = await fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
}

/** @param isStyled style sheets that were lost before come first; not where it only leads to other parts */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>, isStyled = true): LatePart<Props> {
  let part: ComponentType<Props> | null = null
  let coming: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    try {
      if (isStyled) await fetchLostStyles()
      part = await load()
    } catch (error) {
      report('a part of the screen did not come', error)
    }
    coming = null
    return part !== null
  }

  return {
    now: () => part,
    fetch: () => (part ? Promise.resolve(true) : (coming ??= ask())),
  }
}

interface Late<Props> {
  Part: ComponentType<Props> | null
  isMissing: boolean
}

/**
 * The part, as soon as it has come; where it does not, it is asked for until it does.
 * @param isFirst it belongs to the first view of a start, for which all other parts wait
 */
export function useLatePart<Props>(late: LatePart<Props>, isFirst = false): Late<Props> {
  const [isMissing, setMissing] = useState(false)
  const [, setSeen] = useState(late.now)
  const Part = late.now()
  const isThere = Part !== null

  useEffect(() => {
    if (isThere) return
    let stop = () => {}
    let isGone = false
    const ask = async () => {
      const firstView = isFirst ? null : afterFirstView()
      if (firstView) await firstView
      const hasCome = await late.fetch()
      if (!isGone) {
        setMissing(!hasCome)
        setSeen(late.now)
      }
      return hasCome
    }
    void ask().then((hasCome) => {
      if (!hasCome && !isGone) stop = retryWithBackoff(ask)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [late, isThere, isFirst])

  return { Part, isMissing: isMissing && !isThere }
}
