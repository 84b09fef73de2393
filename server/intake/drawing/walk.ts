import type { Document, Element, Node } from '@xmldom/xmldom'

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const ELEMENT_NODE = 1
/** Deeper than any drawing program nests. */
export const DEEPEST = 200

export function isElement(node: Node | null): node is Element {
  return node?.nodeType === ELEMENT_NODE
}

export function childElements(parent: Node): Element[] {
  const children: Element[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling) if (isElement(node)) children.push(node)
  return children
}

/** Every element from `root` downwards in document order, without recursion: a hostile file may nest without end. */
export function* elementsOf(root: Element | Document): Generator<{ element: Element; depth: number }> {
  let node: Node | null = root
  let depth = 0
  while (node) {
    if (isElement(node)) yield { element: node, depth }
    if (node.firstChild) {
      node = node.firstChild
      depth++
      continue
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode
      depth--
    }
    if (!node || node === root) return
    node = node.nextSibling
  }
}

export function attributesOf(element: Element): { name: string; local: string; value: string }[] {
  return Array.from({ length: element.attributes.length }, (_, index) => {
    const attribute = element.attributes.item(index)
    return {
      name: attribute?.name ?? '',
      local: attribute?.localName ?? attribute?.name ?? '',
      value: attribute?.value ?? '',
    }
  })
}
