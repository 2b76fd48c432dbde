import { createContext, useContext } from 'solid-js';

/**
 * Where pop-ups are put into the document: inside the modal dialog they belong to, since the dialog hides everything beside it
 * from screen readers; outside of any dialog at the end of the page.
 */
export const PopupPlace = createContext<() => HTMLElement>(() => document.body);

/** The place for a pop-up of this component; every `Portal` takes it as its `mount`. */
export const usePopupPlace = (): (() => HTMLElement) => useContext(PopupPlace);
