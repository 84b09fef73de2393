type Child = Node | string | null

/** An element with its attributes and children; nothing of it is ever read as HTML. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.filter((child) => child !== null))
  return element
}

export function button(label: string, look: string, onPress: () => void): HTMLButtonElement {
  const pressed = el('button', { type: 'button', class: look }, label)
  pressed.addEventListener('click', onPress)
  return pressed
}

/** A sign beside words, never instead of them. */
export function sign(kind: 'right' | 'wrong' | 'open'): HTMLElement {
  return el('span', { class: `sign ${kind}`, 'aria-hidden': 'true' })
}
