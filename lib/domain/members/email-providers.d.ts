declare module "email-providers" {
  /** Domains where anybody can get an address, in lower case. */
  const domains: string[];
  export default domains;
}
