import { createElement, type ComponentType, type ReactNode } from 'react'
import { latePart, useLatePart, type LatePart } from './late-part.ts'

/** Stands for a component whose code comes when it is first shown. */
export interface LazyComponent<Props extends object> extends Pick<LatePart<Props>, 'fetch'> {
  (props: Props): ReactNode
}

/**
 * A component in a chunk of its own: nothing stands in its place until its code has come, which is asked for until it does.
 * `fetch` brings it ahead of its time.
 * @param isFirst it belongs to the first view of a start
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isFirst?: boolean,
): LazyComponent<Props> {
  const late = latePart<Props>(load)
  function Lazy(props: Props): ReactNode {
    const { Part } = useLatePart(late, isFirst)
    return Part && createElement(Part, props)
  }
  return Object.assign(Lazy, { fetch: late.fetch })
}
