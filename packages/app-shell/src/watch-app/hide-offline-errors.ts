import { OFFLINE_MESSAGE } from "@devguild/schemas/constants/offline";

/** No form or dialog goes on saying that there is no network once there is: the error shows only without one. */
export const hideOfflineErrors = () => {
  const update = () => {
    for (const alert of document.querySelectorAll<HTMLElement>("[role=alert]"))
      if (alert.textContent.trim() === OFFLINE_MESSAGE)
        alert.style.display = navigator.onLine ? "none" : "";
  };
  addEventListener("online", update);
  addEventListener("offline", update);
};
