/**
 * The names that reactfire imports from the Firebase products that the site does not use (see
 * `web/stub-unused-firebase.ts`). Nothing calls these functions. If another version of reactfire
 * imports one more name, the build fails and reports the name: add it here.
 */
const unused = (): never => {
  throw new Error('This Firebase product is not part of the site');
};

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
