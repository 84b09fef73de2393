const DOCUMENT = '<!doctype html><title></title>'

let policy: { createHTML: (html: string) => string } | null = null

/**
 * Lays an empty document into a frame that has none. What a frame has by itself is laid out as pages of the nineties were: there
 * names of classes that differ in case alone are one.
 */
export function layBlank(frame: HTMLIFrameElement): void {
  // what is asked for does not matter
  const rules = { createHTML: () => DOCUMENT }
  // and a name of a policy can be taken once
  policy ??= window.trustedTypes?.createPolicy('waymark-frame', rules) ?? rules
  frame.srcdoc = policy.createHTML('')
}
