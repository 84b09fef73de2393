/** Whether something is an element of whatever document: one in a frame is no instance of this window's `Element`. */
export function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE
}
